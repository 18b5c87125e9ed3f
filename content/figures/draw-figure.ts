import type { Drawing } from '@sevenfold/contract/questions/drawing.schema';
import { apparatus } from './apparatus.ts';
import { bars } from './bars.ts';
import { blocks } from './blocks.ts';
import { boxPlot } from './box-plot.ts';
import { circuit } from './circuit.ts';
import { energyLevels } from './energy-levels.ts';
import { energyProfile } from './energy-profile.ts';
import { fieldLines } from './field-lines.ts';
import { forces } from './forces.ts';
import { histogram } from './histogram.ts';
import { inclinedPlane } from './inclined-plane.ts';
import { molecule } from './molecule.ts';
import { network } from './network.ts';
import { phasePortrait } from './phase-portrait.ts';
import { plot } from './plot.ts';
import { rays } from './rays.ts';
import { sketch } from './sketch.ts';
import { slopeField } from './slope-field.ts';
import { solid } from './solid.ts';
import { treeDiagram } from './tree-diagram.ts';
import { venn } from './venn.ts';
import { voronoi } from './voronoi.ts';
import { wave } from './wave.ts';

/** What question files may ask for, by its kind. */
const makers: Readonly<Record<string, (figure: never) => Drawing>> = {
  plot,
  sketch,
  treeDiagram,
  venn,
  bars,
  histogram,
  boxPlot,
  network,
  voronoi,
  slopeField,
  phasePortrait,
  solid,
  circuit,
  forces,
  inclinedPlane,
  wave,
  rays,
  energyLevels,
  fieldLines,
  energyProfile,
  molecule,
  lewis: molecule,
  blocks,
  apparatus,
};

/** Draws what a question file describes as JSON. Functions are written as texts in the notation of mathjs. */
export function drawFigure({ kind, ...figure }: Record<string, unknown>): Drawing {
  const make = makers[String(kind)];
  if (!make) throw new Error(`no figure is called ${kind}; there are ${Object.keys(makers).join(', ')}`);
  return make(figure as never);
}
