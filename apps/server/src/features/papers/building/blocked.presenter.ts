import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { BlockedWishes } from '@sevenfold/contract/papers/papers';
import { applyChanges } from '@sevenfold/papers/change';
import type { ChosenPaper } from '@sevenfold/papers/choose-paper';
import { changeInWords, explainConflict, limitInWords } from '@sevenfold/papers/explain-conflict';
import { wishInWords } from '@sevenfold/papers/explain-wish';
import type { Catalogue } from '../../catalogue/catalogue-tree.ts';

type Blocked = Extract<ChosenPaper, { found: false }>;

/** Which wishes block one another, in words, and the nearest that works, to be sent as it is. */
export function presentBlocked(
  blocked: Blocked,
  blueprint: MarkedBlueprint,
  catalogue: Catalogue,
): BlockedWishes {
  const names = {
    topic: (id: number) => catalogue.topicById(id)?.topicName ?? 'another topic',
    design: (key: string) => key,
  };
  const { conflict, nearest } = blocked;
  return {
    found: false,
    message: explainConflict(blocked, blueprint, names),
    conflict: conflict.map((wish) => wishInWords(wish, blueprint, names)),
    limit: limitInWords(blocked, blueprint, names) ?? null,
    nearest: nearest
      ? {
          changes: nearest.changed.map((change) => changeInWords(change, blueprint, names)),
          blueprint: askable(applyChanges(blueprint, nearest.changed)),
        }
      : null,
  };
}

/** A section that nothing is left of isn't asked for. The rest has the shape of the schema, which may be changed. */
const askable = (blueprint: MarkedBlueprint) =>
  structuredClone({
    ...blueprint,
    sections: blueprint.sections.filter(({ marks }) => marks > 0),
  }) as NonNullable<BlockedWishes['nearest']>['blueprint'];
