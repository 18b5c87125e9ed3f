import * as auth from '@sevenfold/contract/accounts/auth.endpoints';
import type { FastifyReply } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { askForReset } from './ask-for-reset.ts';
import { askForVerification } from './ask-for-verification.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import type { OpenedSession } from './open-session.ts';
import { resetPassword } from './reset-password.ts';
import { handOutDeviceKey, senderOf } from './sender.ts';
import { signUp } from './sign-up.ts';
import { unlockByLink } from './unlock-account.ts';
import { bearer, presentSession, presentUser } from './user.presenter.ts';
import { verifyUser } from './verify-user.ts';

const alreadyVerified = 'Your account is already verified';

function answerWithToken(reply: FastifyReply, opened: OpenedSession) {
  reply.header('authorization', bearer(opened.token));
  handOutDeviceKey(reply, opened);
  return { data: presentSession(opened) };
}

export function registerAuth(register: Register, services: Services): void {
  register(auth.signUp, async ({ body, request, reply }) =>
    answerWithToken(reply, await signUp(services, body, senderOf(request))),
  );

  register(auth.logIn, async ({ body, request, reply }) =>
    answerWithToken(reply, await logIn(services, body, senderOf(request))),
  );

  register(auth.logOut, async ({ caller }) => {
    await logOut(services, caller);
    return { message: 'You are logged out' };
  });

  register(auth.forgotPassword, async ({ body, request }) => {
    await askForReset(services, body.email, senderOf(request));
    return { message: 'Email sent successfully' };
  });

  register(auth.resetPassword, async ({ body, request, reply }) => {
    handOutDeviceKey(reply, await resetPassword(services, body, senderOf(request)));
    return { message: 'Password reset successfully' };
  });

  register(auth.sendVerificationEmail, async ({ caller }) => {
    const isOnItsWay = await askForVerification(services, caller);
    return { message: isOnItsWay ? 'Verification email sent' : alreadyVerified };
  });

  register(auth.verifyUser, async ({ body, caller, request }) => {
    const { user, wasVerified } = await verifyUser(services, body.token, caller, senderOf(request));
    return {
      message: wasVerified ? alreadyVerified : 'Verified Email Successfully',
      user: presentUser(user),
    };
  });

  register(auth.unlockAccount, async ({ body, request, reply }) => {
    handOutDeviceKey(reply, await unlockByLink(services, body.token, senderOf(request)));
    return { message: 'Your account is unlocked. You can log in again.' };
  });
}
