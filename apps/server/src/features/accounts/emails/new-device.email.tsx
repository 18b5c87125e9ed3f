/** @jsxRuntime automatic */
import { allowedDevices, deviceMemoryDays, graceDevices } from '@sevenfold/contract/accounts/device.rules';
import { Action, type Email, EmailFrame, Greeting, Paragraph } from '../../../platform/mail/email-frame.tsx';
import { inWords, type NoticeFacts } from './notice-facts.ts';

export function newDeviceEmail(facts: NoticeFacts & { device: string; devices: number }): Email {
  const { site, origin, name, at, device, devices } = facts;
  return {
    subject: `Your ${site.name} account is used on ${devices} devices`,
    body: (
      <EmailFrame
        site={site}
        preview={`Your account allows ${allowedDevices} devices.`}
        heading={`A login from device number ${devices}`}
        reason={`You get this message because someone logged in to your ${site.name} account on a further device.`}
      >
        <Greeting name={name} />
        <Paragraph>
          Your account was used on a new device ({device}) on {inWords(at)}. That makes {devices} devices
          within {deviceMemoryDays} days. Your account allows {allowedDevices}; at more than{' '}
          {allowedDevices + graceDevices} it will be locked.
        </Paragraph>
        <Paragraph>
          Please remove the devices you no longer use. If you don't know this one, choose a new password as
          well.
        </Paragraph>
        <Action link={`${origin}/account-details/profile-details`} label="See my devices" />
      </EmailFrame>
    ),
  };
}
