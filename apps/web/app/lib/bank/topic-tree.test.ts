import { describe, expect, it } from 'vitest';
import { slugsOf, type TopicNode, topicPath } from './topic-tree.ts';

const node = (slug: string, below: TopicNode[] = []): TopicNode => ({
  slug,
  name: slug,
  number: '',
  count: 1,
  below,
});
const topics = [node('algebra', [node('series', [node('geometric')]), node('proof')]), node('calculus')];

describe('the topic path', () => {
  it.each([
    [{}, []],
    [{ subject: 's' }, []],
    [{ subject: 's', topic: 'calculus' }, ['calculus']],
    [{ subject: 's', topic: 'algebra', subtopic: 'proof' }, ['algebra', 'proof']],
    [
      { subject: 's', topic: 'algebra', subtopic: 'series', subsubtopic: 'geometric' },
      ['algebra', 'series', 'geometric'],
    ],
    [{ subject: 's', topic: 'algebra', subtopic: 'unknown' }, ['algebra']],
    [{ subject: 's', topic: 'unknown', subtopic: 'proof' }, []],
  ])('of %j', (slugs, names) => {
    expect(topicPath(topics, slugs).map((topic) => topic.slug)).toEqual(names);
  });

  it('goes back to slugs', () => {
    expect(slugsOf('s', [{ slug: 'algebra' }, { slug: 'series' }])).toEqual({
      subject: 's',
      topic: 'algebra',
      subtopic: 'series',
      subsubtopic: undefined,
    });
  });
});
