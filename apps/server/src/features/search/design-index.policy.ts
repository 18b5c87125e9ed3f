import { Postings } from './postings.policy.ts';
import { TextColumn, withRoom } from './text-column.policy.ts';

const flag = { there: 1, staffOnly: 2, sample: 4, fresh: 8 };

/** Looking through so many texts one by one costs less than making the lists anew. */
const mostFresh = (slots: number): number => 64 + slots / 200;

/**
 * The texts of all designs, in memory. Each has a slot, which it keeps when it is changed. Lists of slots by lexeme are
 * made now and then; texts that have changed since are looked through one by one.
 */
export class DesignIndex {
  readonly said = new TextColumn();
  /** Hints, headings of worked answers and named mistakes. */
  readonly taught = new TextColumn();
  /** Of the first questions of each topic, a common word is found among these often enough. */
  sampleLists = Postings.none;
  saidLists = Postings.none;
  taughtLists = Postings.none;
  /** What has changed since the lists were made. */
  #fresh: number[] = [];
  #slots = 0;
  #questionIds = new Int32Array(64);
  #topicIds = new Int32Array(64);
  #copiesOf = new Float64Array(64);
  #flags = new Uint8Array(64);
  readonly #slotOf = new Map<number, number>();
  readonly #lexemes = new Map<string, number>();
  #samplesOf: ReadonlyMap<number, readonly number[]> | undefined;

  get lexemes() {
    return {
      count: this.#lexemes.size,
      numberOf: (lexeme: string): number | undefined => this.#lexemes.get(lexeme),
    };
  }

  get fresh(): readonly number[] {
    return this.#fresh;
  }

  questionAt(slot: number): number {
    return this.#questionIds[slot]!;
  }

  topicAt(slot: number): number {
    return this.#topicIds[slot]!;
  }

  /** The same for copies of one design in several topics. */
  copiesAt(slot: number): number {
    return this.#copiesOf[slot]!;
  }

  isSeen(slot: number, staff: boolean): boolean {
    return this.#is(slot, flag.there) && (staff || !this.#is(slot, flag.staffOnly));
  }

  isSample(slot: number): boolean {
    return this.#is(slot, flag.sample);
  }

  isFresh(slot: number): boolean {
    return this.#is(slot, flag.fresh);
  }

  samplesOf(topicId: number): readonly number[] {
    this.#samplesOf ??= this.#samplesByTopic();
    return this.#samplesOf.get(topicId) ?? [];
  }

  /** Adds or replaces all designs that are packed in here, as `readDesigns` answers. */
  putAll(packed: Buffer): void {
    let at = 0;
    while (at < packed.length) {
      const questionId = packed.readInt32BE(at);
      const slot = this.#slotFor(questionId);
      this.#questionIds[slot] = questionId;
      this.#topicIds[slot] = packed.readInt32BE(at + 4);
      this.#copiesOf[slot] = packed.readUIntBE(at + 10, 6);
      this.#flags[slot] = flag.there | (this.#flags[slot]! & flag.fresh) | packed.readInt32BE(at + 16);
      this.#hasChanged(slot);
      at = this.said.put(slot, packed, at + 20, this.#numberOf);
      at = this.taught.put(slot, packed, at, this.#numberOf);
    }
  }

  remove(questionId: number): void {
    const slot = this.#slotOf.get(questionId);
    if (slot === undefined) return;
    this.#slotOf.delete(questionId);
    this.#flags[slot]! &= flag.fresh;
    this.#hasChanged(slot);
    this.said.clear(slot);
    this.taught.clear(slot);
  }

  /** Makes the lists anew where too much has changed since. Nothing may be put or removed until it is done. */
  async settle(pause: () => Promise<void>): Promise<void> {
    if (this.#fresh.length <= mostFresh(this.#slots)) return;
    this.said.compact(this.#slots);
    this.taught.compact(this.#slots);
    const size = { slots: this.#slots, lexemes: this.#lexemes.size };
    const everyOne = { ...size, wanted: () => true };
    const lists = {
      sample: await Postings.of(this.said, { ...size, wanted: (slot) => this.isSample(slot) }, pause),
      said: await Postings.of(this.said, everyOne, pause),
      taught: await Postings.of(this.taught, everyOne, pause),
    };
    // All at once: a search that comes in between finds everything as it was.
    [this.sampleLists, this.saidLists, this.taughtLists] = [lists.sample, lists.said, lists.taught];
    for (const slot of this.#fresh) this.#flags[slot]! &= ~flag.fresh;
    this.#fresh = [];
  }

  readonly #numberOf = (lexeme: string): number => {
    const known = this.#lexemes.get(lexeme);
    if (known !== undefined) return known;
    this.#lexemes.set(lexeme, this.#lexemes.size);
    return this.#lexemes.size - 1;
  };

  #slotFor(questionId: number): number {
    const known = this.#slotOf.get(questionId);
    if (known !== undefined) return known;
    const slot = this.#slots;
    this.#slots += 1;
    this.#questionIds = withRoom(this.#questionIds, this.#slots);
    this.#topicIds = withRoom(this.#topicIds, this.#slots);
    this.#copiesOf = withRoom(this.#copiesOf, this.#slots);
    this.#flags = withRoom(this.#flags, this.#slots);
    this.#slotOf.set(questionId, slot);
    return slot;
  }

  #hasChanged(slot: number): void {
    this.#samplesOf = undefined;
    if (this.isFresh(slot)) return;
    this.#flags[slot]! |= flag.fresh;
    this.#fresh.push(slot);
  }

  #samplesByTopic(): Map<number, number[]> {
    const slotsOf = new Map<number, number[]>();
    for (let slot = 0; slot < this.#slots; slot += 1) {
      if (!this.isSample(slot)) continue;
      const slots = slotsOf.get(this.#topicIds[slot]!);
      if (slots) slots.push(slot);
      else slotsOf.set(this.#topicIds[slot]!, [slot]);
    }
    return slotsOf;
  }

  #is(slot: number, wanted: number): boolean {
    return (this.#flags[slot]! & wanted) !== 0;
  }
}
