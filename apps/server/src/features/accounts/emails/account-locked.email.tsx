/** @jsxRuntime automatic */
import { allowedDevices, deviceMemoryDays, graceDevices } from '@sevenfold/contract/accounts/device.rules';
import {
  Action,
  type Email,
  EmailFrame,
  type EmailSite,
  Greeting,
  Paragraph,
} from '../../../platform/mail/email-frame.tsx';

export function accountLockedEmail({
  site,
  name,
  link,
}: {
  site: EmailSite;
  name: string;
  link: string;
}): Email {
  return {
    subject: `Your ${site.name} account is locked`,
    body: (
      <EmailFrame
        site={site}
        preview="It was used on too many devices. You can unlock it yourself."
        heading="Your account is locked"
        reason={`You get this message because your ${site.name} account was used on too many devices.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Your account was used on more than {allowedDevices + graceDevices} devices within {deviceMemoryDays}{' '}
          days, so we locked it and logged out all of them. The link below unlocks it and lets you start again
          with an empty list of devices. It works once and for 48 hours.
        </Paragraph>
        <Paragraph>
          If some of those devices aren't yours, please also choose a new password: someone else may know it.
        </Paragraph>
        <Action link={link} label="Unlock my account" />
      </EmailFrame>
    ),
  };
}
