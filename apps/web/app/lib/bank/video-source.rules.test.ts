import { describe, expect, it } from 'vitest';
import { videoSource } from './video-source.rules.ts';

const frame = (url: string, site: 'YouTube' | 'Vimeo') => ({ kind: 'frame', url, site });
const youTube = 'https://www.youtube-nocookie.com/embed/aB3-_defGHI?rel=0';

describe('a video solution', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['   ', undefined],
    ['not an address', undefined],
    ['javascript:alert(1)', undefined],
    ['//elsewhere.example/a.mp4', undefined],
    ['https://www.youtube.com/watch?v=aB3-_defGHI', frame(youTube, 'YouTube')],
    ['https://youtube.com/watch?list=x&v=aB3-_defGHI&t=90s', frame(`${youTube}&start=90`, 'YouTube')],
    ['https://youtu.be/aB3-_defGHI?t=1m30s', frame(`${youTube}&start=90`, 'YouTube')],
    ['https://m.youtube.com/shorts/aB3-_defGHI', frame(youTube, 'YouTube')],
    ['https://www.youtube-nocookie.com/embed/aB3-_defGHI', frame(youTube, 'YouTube')],
    ['https://www.youtube.com/@somebody', { kind: 'link', url: 'https://www.youtube.com/@somebody' }],
    [
      'https://notyoutube.com/watch?v=aB3-_defGHI',
      { kind: 'link', url: 'https://notyoutube.com/watch?v=aB3-_defGHI' },
    ],
    ['https://vimeo.com/123456789', frame('https://player.vimeo.com/video/123456789?dnt=1', 'Vimeo')],
    [
      'https://vimeo.com/123456789/abcdef0123',
      frame('https://player.vimeo.com/video/123456789?dnt=1&h=abcdef0123', 'Vimeo'),
    ],
    [
      'https://player.vimeo.com/video/123456789?h=abc123',
      frame('https://player.vimeo.com/video/123456789?dnt=1&h=abc123', 'Vimeo'),
    ],
    [
      'https://files.example/solution.MP4?signature=x',
      { kind: 'file', url: 'https://files.example/solution.MP4?signature=x' },
    ],
    ['/files/solution.webm', { kind: 'file', url: '/files/solution.webm' }],
    ['https://files.example/solution', { kind: 'link', url: 'https://files.example/solution' }],
  ])('at %s', (address, expected) => {
    expect(videoSource(address)).toEqual(expected);
  });
});
