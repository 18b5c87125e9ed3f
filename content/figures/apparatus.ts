import { electricApparatus } from './apparatus-electric.ts';
import { mechanicsApparatus } from './apparatus-mechanics.ts';
import { callOut } from './apparatus-parts.ts';
import { reactionApparatus } from './apparatus-reaction.ts';
import { separationApparatus } from './apparatus-separation.ts';
import type { Drawing } from './pen.ts';
import { Sheet } from './sheet.ts';

const all = { ...reactionApparatus, ...separationApparatus, ...electricApparatus, ...mechanicsApparatus };

export type ApparatusName = keyof typeof all;

export interface ApparatusOptions {
  readonly of: ApparatusName;
  /** Other texts for its parts, by their names in the maker's file, or none: { thermometer: 'T', lid: false }. `false` takes all away. */
  readonly labels?: Readonly<Record<string, string | false>> | false;
  readonly description: string;
}

/** Set-ups of experiments, with their parts named. */
export function apparatus({ of, labels = {}, description }: ApparatusOptions): Drawing {
  const draw = all[of];
  if (!draw) throw new Error(`no apparatus is called ${of}; there are ${Object.keys(all).join(', ')}`);
  const sheet = new Sheet();
  const parts = draw(sheet);
  const unknown = Object.keys(labels || {}).find((name) => !(name in parts));
  if (unknown) throw new Error(`${of} has no part ${unknown}; there are ${Object.keys(parts).join(', ')}`);
  for (const [name, part] of Object.entries(parts)) {
    const text = labels === false ? false : (labels[name] ?? part.text);
    if (text) callOut(sheet, text, part);
  }
  return sheet.finish(description);
}
