import { z } from 'zod';

/**
 * A figure as shapes, not as SVG: what authors, imports and staff hand in can then hold no script, and one figure
 * serves the page (in the reader's colours), the PDF and the picture.
 */
const coordinate = z.number().min(-2000).max(4000);
const inks = ['ink', 'soft', 'accent', 'second', 'warm'] as const;
const fills = ['paper', 'tint', 'tint-second', 'tint-warm', ...inks] as const;

/** What has neither an ink nor a fill is drawn in ink; what is filled only has an outline when it has an ink. */
const pathSchema = z.object({
  kind: z.literal('path'),
  /** As in SVG, with absolute commands only. */
  d: z
    .string()
    .max(20_000)
    .regex(/^[MLHVCQAZ\d\s.,-]+$/),
  ink: z.enum(inks).optional(),
  fill: z.enum(fills).optional(),
  width: z.number().min(0.25).max(12).optional(),
  dashed: z.boolean().optional(),
});

const circleSchema = z.object({
  kind: z.literal('circle'),
  x: coordinate,
  y: coordinate,
  r: z.number().min(0.1).max(2000),
  ink: z.enum(inks).optional(),
  fill: z.enum(fills).optional(),
  width: z.number().min(0.25).max(12).optional(),
  dashed: z.boolean().optional(),
});

const labelSchema = z.object({
  kind: z.literal('label'),
  x: coordinate,
  y: coordinate,
  /**
   * Plain text; `*x*` is set in italics, `**v**` in bold, `_1` or `_{12}` below and `^2` above the line. Its baseline
   * is at y.
   */
  text: z.string().min(1).max(80),
  anchor: z.enum(['start', 'middle', 'end']).optional(),
  size: z.number().min(8).max(28).optional(),
  ink: z.enum(inks).optional(),
});

export const shapeSchema = z.discriminatedUnion('kind', [pathSchema, circleSchema, labelSchema]);

export const drawingSchema = z.object({
  width: z.number().min(40).max(1200),
  height: z.number().min(40).max(1200),
  /** Says to those who can't see it what the figure shows, but not the answer. */
  description: z.string().min(10).max(1000),
  shapes: z.array(shapeSchema).min(1).max(2000),
});

export type Shape = z.infer<typeof shapeSchema>;
export type Drawing = z.infer<typeof drawingSchema>;
