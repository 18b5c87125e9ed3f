import type { BlockedWishes } from '@sevenfold/contract/papers/papers';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api.ts';
import { ApiError, messageOf } from '~/lib/api-error.ts';
import { openAuthDialog } from '~/lib/auth/auth-dialogs.ts';
import { paperPath } from '~/lib/papers/paper-words.ts';
import { toast } from '~/ui/toast.ts';
import { ownAudience } from './load-papers.ts';
import { blueprintOf, type Problems, type Wishes } from './wishes/wishes.rules.ts';

interface Wanted {
  readonly subject: string;
  readonly name: string;
  readonly wishes: Wishes;
}

const none: Problems = {};

/** From the wishes to the paper: a login where nobody is signed in, or why there is no such paper. */
export function useBuildPaper() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState(none);
  const [blocked, setBlocked] = useState<BlockedWishes>();
  // Two presses can come before the button is drawn as busy.
  const underWay = useRef(false);

  const forget = () => {
    setProblems(none);
    setBlocked(undefined);
  };

  const build = async (wanted: Wanted): Promise<void> => {
    const { blueprint, problems: wrong } = blueprintOf(wanted.wishes);
    setProblems(wrong ?? none);
    if (!blueprint || underWay.current) return;
    if (ownAudience() === 'visitor') {
      openAuthDialog('login', { onSignedIn: () => build(wanted) });
      return;
    }
    underWay.current = true;
    setBusy(true);
    try {
      const { subject, name } = wanted;
      const built = await api('POST /api/papers', { body: { subject, name, blueprint } });
      if (built.found) await navigate(paperPath(built.slug));
      else setBlocked(built);
    } catch (error) {
      const named = error instanceof ApiError ? error.issues.find(({ path }) => path === 'name') : undefined;
      if (named) setProblems({ name: named.message });
      else toast.error(messageOf(error));
    }
    underWay.current = false;
    setBusy(false);
  };

  return { busy, problems, blocked, build, forget };
}
