import type { BodyOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import type { changeQuestion as changing } from '@sevenfold/contract/questions/admin-questions.endpoints';
import {
  hiddenFromUsers,
  priorityUpdated,
  visibleToUsers,
} from '@sevenfold/contract/questions/edit-question.rules';
import { invalidField } from '../../../platform/app-error.ts';
import { recordStaffAction } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Services } from '../../../platform/services.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { otherLevelIn } from '../other-level.policy.ts';
import { noSuchQuestion } from '../read-questions.ts';
import { nameOf } from './audited-fields.policy.ts';
import type { ListPapersHolding } from './change-questions.ts';
import {
  changeQuestions,
  type LockedQuestion,
  lockQuestion,
  type QuestionChange,
} from './editing.queries.ts';
import { noOtherLevel } from './question-form.policy.ts';

type Toggle = BodyOf<typeof changing>;

/** One of the controls on a card. What is set already is said again, and nothing is written. */
export async function changeQuestion(
  services: Services,
  id: number,
  toggle: Toggle,
  caller: Caller,
  listPapersHolding: ListPapersHolding,
): Promise<ResponseOf<typeof changing>> {
  const { database, clock } = services;
  const catalogue = await readCatalogue(services);
  return database.transaction(async (tx) => {
    const held = await lockQuestion(tx.db, id);
    if (!held) throw noSuchQuestion();
    const subject = catalogue.topicById(held.topicId)?.subject;
    const otherLevel = subject && otherLevelIn(catalogue, subject);
    if (toggle.math_level_visibility_shared && otherLevel === undefined) throw withoutLevel();
    const change = changeOf(toggle);
    const [name] = Object.keys(change) as [keyof LockedQuestion & keyof QuestionChange];
    const changes = held[name] !== change[name];
    if (changes) {
      const now = clock.now();
      await changeQuestions(tx.db, [id], change, now);
      await recordStaffAction(tx, caller, now, {
        action: actionOf(toggle),
        about: { kind: 'question', id, name: nameOf(id, held.questionsText) },
        before: { [name]: held[name] },
        after: { [name]: change[name] },
      });
    }
    const after = (await lockQuestion(tx.db, id))!;
    return {
      message: messageOf(toggle, otherLevel),
      question: {
        id,
        priority: after.priority,
        visible: after.visible,
        math_level_visibility_shared: after.mathLevelVisibilityShared,
        updated_at: after.updatedAt.toISOString(),
      },
      papers: changes && toggle.visible === false ? await listPapersHolding(tx.db, [id]) : [],
    };
  });
}

function changeOf({ priority, visible, math_level_visibility_shared: shared }: Toggle): QuestionChange {
  if (priority !== undefined) return { priority };
  return visible !== undefined ? { visible } : { mathLevelVisibilityShared: shared };
}

function actionOf({ priority, visible, math_level_visibility_shared: shared }: Toggle): string {
  if (priority !== undefined) return 'set priority';
  if (visible !== undefined) return visible ? 'show question' : 'hide question';
  return shared ? 'share question' : 'unshare question';
}

function messageOf({ priority, visible, math_level_visibility_shared: shared }: Toggle, other = ''): string {
  if (priority !== undefined) return priorityUpdated;
  if (visible !== undefined) return visible ? visibleToUsers : hiddenFromUsers;
  return shared ? `Question shown in ${other}` : `Question not shown in ${other || 'the other level'}`;
}

const withoutLevel = () => invalidField('math_level_visibility_shared', noOtherLevel);
