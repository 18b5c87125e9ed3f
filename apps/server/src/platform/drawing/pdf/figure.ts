import type { Kit } from './kit.ts';

/** A picture with the words for it. */
export function drawFigure({ document, structure }: Kit, alt: string, draw: () => void): void {
  const figure = { type: 'Figure', alt: alt.trim() || 'A figure' } as const;
  structure.whole(figure, () => {
    // In a document without tags, the words are with the drawing itself.
    document.markContent('Span', { alt });
    draw();
    document.endMarkedContent();
  });
}
