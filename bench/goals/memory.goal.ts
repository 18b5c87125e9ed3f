import { familyMemory } from '../memory/process-memory.ts';
import { withWholeBank } from '../memory/whole-bank.ts';
import { atMost, type GoalRow } from './goals.ts';

const mostMb = 400;

export const memory: GoalRow = {
  name: 'memory',
  async measure() {
    const processes = await withWholeBank(({ pid }) => familyMemory(pid));
    const total = processes.reduce((sum, { mb }) => sum + mb, 0);
    return [
      atMost(
        'memory of the embedded default with the whole bank, server and PostgreSQL',
        total,
        mostMb,
        'MB',
      ),
    ];
  },
};
