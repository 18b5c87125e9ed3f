import type { AttackCase } from '../attack-case.ts';
import { logIn, password, signUp } from '../people.ts';
import { counted } from '../site.ts';

export const lockedOut: AttackCase = {
  name: 'locked-out',
  seconds: 600,
  async against(site) {
    const student = await signUp(site);
    const guess = async (count: number, from: string) => {
      const statuses: number[] = [];
      for (let tries = 0; tries < count; tries += 1) {
        statuses.push((await logIn(site, student.email, { password: `wrong-${tries}`, from })).status);
      }
      return statuses;
    };
    const logInAgain = async (device: string, from?: string) =>
      (await logIn(site, student.email, { password, device, ...(from && { from }) })).status;

    const ten = await guess(10, '127.0.0.7');
    const afterTen = await logInAgain(student.device);
    const more = [...(await guess(12, '127.0.0.8')), ...(await guess(12, '127.0.0.9'))];
    const afterMany = await logInAgain(student.device);
    const fromThere = await logInAgain(student.device, '127.0.0.7');
    return [
      {
        variant: 'ten wrong passwords from elsewhere',
        held: ten.every((status) => status === 401) && afterTen === 200,
        seen: `${counted(ten)}; the known device: ${afterTen}`,
      },
      {
        variant: 'more from three addresses',
        held: more.includes(429) && !more.includes(200) && afterMany === 200,
        seen: `${counted(more)}; the known device: ${afterMany}`,
      },
      {
        variant: "the known device at the stranger's address",
        held: fromThere === 200,
        seen: `${fromThere}`,
      },
    ];
  },
};
