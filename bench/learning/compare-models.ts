import { dayOf } from '../../packages/learning/src/event.ts';
import { blendedLevel, type ItemReply, itemFigures } from '../../packages/learning/src/item-figures.ts';
import { MasteryFold } from '../../packages/learning/src/mastery.ts';
import { masteryOf } from '../../packages/learning/src/mastery-map.ts';
import { masteryParameters } from '../../packages/learning/src/mastery-parameters.ts';
import { foldEvents } from '../../packages/learning/src/state.ts';
import { seededRandom } from '../random.ts';
import { averagePerTopic, ourModel, type Predictor, plainElo } from './predictors.ts';
import { areaUnderCurve, calibrationError, logLoss, type Predicted } from './scores.ts';
import { type SimulatedCourse, simulatedCourse } from './simulated-course.ts';
import { type SimulatedStudent, simulatedStudent } from './simulated-students.ts';

export interface World {
  readonly simulated: SimulatedCourse;
  /** Those from whom everybody's mean and the designs' difficulties are known, and those who are predicted. */
  readonly earlier: readonly SimulatedStudent[];
  readonly students: readonly SimulatedStudent[];
}

export async function makeWorld(
  seed: number,
  subject: string,
  [fewest, most]: readonly [number, number],
): Promise<World> {
  const random = seededRandom(seed);
  const simulated = await simulatedCourse(subject, random);
  const some = (count: number) =>
    Array.from({ length: count }, () =>
      simulatedStudent(simulated, random, fewest + random.below(most - fewest)),
    );
  return { simulated, earlier: some(80), students: some(40) };
}

/** Each answer is predicted before it is seen. */
export function predictAll(worlds: readonly World[], make: (world: World) => () => Predictor): Predicted[] {
  return worlds.flatMap((world) => {
    const next = make(world);
    return world.students.flatMap(({ events }) => {
      const predictor = next();
      return events.map((event) => {
        const expected = predictor.expect(event);
        predictor.see(event);
        return { expected, outcome: event.outcome };
      });
    });
  });
}

/** Chosen on the seeds for tuning, as the numbers of our model were. */
const eloStep = 0.4;

export function printModels(worlds: readonly World[]): void {
  const rows: readonly (readonly [string, (world: World) => () => Predictor])[] = [
    ['average per topic', (world) => () => averagePerTopic(meanOutcome(world.earlier))],
    ['plain Elo', trainedElo],
    [
      'ours, by labels',
      ({ simulated }) =>
        () =>
          ourModel(simulated.course),
    ],
    [
      'ours, with measured difficulty',
      (world) => {
        const course = { ...world.simulated.course, levels: measuredLevels(world) };
        return () => ourModel(course);
      },
    ],
  ];
  console.log('\n| model | calibration error | AUC | log loss |\n| --- | --- | --- | --- |');
  for (const [name, make] of rows) {
    const all = predictAll(worlds, make);
    const figures = [calibrationError(all), areaUnderCurve(all), logLoss(all)];
    console.log(`| ${name} | ${figures.map((figure) => figure.toFixed(4)).join(' | ')} |`);
  }
}

const meanOutcome = (students: readonly SimulatedStudent[]): number => {
  const outcomes = students.flatMap(({ events }) => events.map(({ outcome }) => outcome));
  return outcomes.reduce((sum, outcome) => sum + outcome, 0) / outcomes.length;
};

function trainedElo({ earlier }: World): () => Predictor {
  const items = new Map<string, number>();
  for (const { events } of earlier) {
    const student = plainElo(items, eloStep);
    for (const event of events) student.see(event);
  }
  return () => plainElo(items, eloStep);
}

function measuredLevels({ simulated, earlier }: World): Record<string, number> {
  const replies = new Map<string, ItemReply[]>(simulated.designs.map(({ key }) => [key, []]));
  for (const { events } of earlier) {
    const fold = new MasteryFold({}, simulated.course);
    const seen = new Set<string>();
    for (const event of events) {
      const { mean } = fold.ability(event.topicIds[0]!, dayOf(event.at))!;
      if (!seen.has(event.design)) replies.get(event.design)!.push({ ability: mean, outcome: event.outcome });
      seen.add(event.design);
      fold.add(event);
    }
  }
  return Object.fromEntries(
    simulated.designs.map(({ key, difficulty, kind }) => [
      key,
      blendedLevel(difficulty, itemFigures({ kind, replies: replies.get(key)! }).level),
    ]),
  );
}

interface Said {
  count: number;
  error: number;
  within: number;
}

/** How far the map is from the truth on the last day, and how often the truth lies within its ranges. */
export function mapFigures(
  worlds: readonly World[],
  parameters = masteryParameters,
): { readonly sure: Said; readonly unsure: Said } {
  const none = (): Said => ({ count: 0, error: 0, within: 0 });
  const said = { sure: none(), unsure: none() };
  for (const { simulated, students } of worlds) {
    for (const student of students) {
      const { mastery } = foldEvents(student.events, simulated.course);
      const now = new Date(student.lastDay * 86_400_000).toISOString();
      for (const topic of masteryOf(mastery, simulated.course, now, parameters)) {
        if (!simulated.leaves.includes(topic.topicId)) continue;
        const truth = truthOf(student, topic.topicId);
        const sum = topic.sure ? said.sure : said.unsure;
        sum.count++;
        sum.error += Math.abs(topic.share - truth);
        sum.within += truth >= topic.low && truth <= topic.high ? 1 : 0;
      }
    }
  }
  return said;
}

const truths = new WeakMap<SimulatedStudent, Map<number, number>>();

/** Asked once: it is a mean over many tries. */
function truthOf(student: SimulatedStudent, topicId: number): number {
  const known = truths.get(student) ?? new Map<number, number>();
  truths.set(student, known);
  const truth = known.get(topicId) ?? student.trueShare(topicId);
  known.set(topicId, truth);
  return truth;
}

export function printMap(worlds: readonly World[]): void {
  const { sure, unsure } = mapFigures(worlds);
  console.log(
    '\n| subtopics of the map | how many | mean error | truth within the range |\n| --- | --- | --- | --- |',
  );
  for (const [name, { count, error, within }] of [
    ['said', sure],
    ['too little to say', unsure],
  ] as const) {
    if (count === 0) continue;
    console.log(`| ${name} | ${count} | ${(error / count).toFixed(3)} | ${(within / count).toFixed(3)} |`);
  }
}
