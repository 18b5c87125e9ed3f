import type { AttackCase } from '../attack-case.ts';
import { ask, askMeanwhile, counted, inWords } from '../site.ts';

const connections = 20;
const attackMs = 20_000;

export const cards: AttackCase = {
  name: 'cards',
  seconds: 300,
  async against(site) {
    const ids: number[] = [];
    for (let page = 1; page <= 4; page += 1) {
      const { questions } = (await ask(site, 'GET', `/api/questions?page=${page}&pageSize=10`)).json();
      ids.push(...questions.map(({ id }: { id: number }) => id));
    }
    const statuses: number[] = [];
    const { meanwhile } = await askMeanwhile(site, async () => {
      const until = performance.now() + attackMs;
      await Promise.all(
        Array.from({ length: connections }, async (_, start) => {
          for (let turn = start; performance.now() < until; turn += 1) {
            const path = `/social-cards/questions/${ids[turn % ids.length]}.png`;
            const { status } = await ask(site, 'GET', path, { from: '127.0.0.10' });
            statuses.push(status);
          }
        }),
      );
    });
    return [
      {
        variant: `${connections} connections of a visitor`,
        held: meanwhile.served === meanwhile.asked && !statuses.includes(500),
        seen: `cards: ${counted(statuses)}; ${inWords(meanwhile)}`,
      },
    ];
  },
};
