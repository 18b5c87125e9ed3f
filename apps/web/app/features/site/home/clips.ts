import type { Testimonial } from './home-content.ts';
import molecule from './media/molecule.webm';
import moleculeStill from './media/molecule.webp';
import normal from './media/normal.webm';
import normalStill from './media/normal.webp';
import orbit from './media/orbit.webm';
import orbitStill from './media/orbit.webp';
import scatter from './media/scatter.webm';
import scatterStill from './media/scatter.webp';
import tangent from './media/tangent.webm';
import tangentStill from './media/tangent.webp';
import wave from './media/wave.webm';
import waveStill from './media/wave.webp';

/** The films that `npm run demo-video` draws, each with its last picture. */
export const clips: Record<Testimonial['clip'], { readonly film: string; readonly still: string }> = {
  tangent: { film: tangent, still: tangentStill },
  wave: { film: wave, still: waveStill },
  normal: { film: normal, still: normalStill },
  scatter: { film: scatter, still: scatterStill },
  orbit: { film: orbit, still: orbitStill },
  molecule: { film: molecule, still: moleculeStill },
};
