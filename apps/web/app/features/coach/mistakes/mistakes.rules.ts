import type { MistakePage } from '@sevenfold/contract/coach/coach';
import type { TableAddress } from '~/lib/admin/table-address.ts';
import type { TableFilter } from '~/ui/table-tools.tsx';

type Filter = 'subject' | 'topic' | 'state';
type Filters = Partial<Record<Filter, string>>;

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const states = [
  { value: 'open', label: 'Still open' },
  { value: 'mended', label: 'Put right' },
] as const;

/** What the server is asked for. An address that makes no sense shows everything. */
export function mistakeQuery({ page, pageSize, filters }: TableAddress<Filter>) {
  const slug = (text: string | undefined) => (text && slugPattern.test(text) ? text : undefined);
  const subject = slug(filters.subject);
  // A topic means nothing without its subject.
  const topic = subject && slug(filters.topic);
  const state = states.find(({ value }) => value === filters.state)?.value;
  return {
    page: String(page),
    pageSize: String(pageSize),
    ...(subject && { subject }),
    ...(topic && { topic }),
    ...(state && { state }),
  };
}

/** Said where a choice leaves nothing. */
export const nothingFor = (state: string | undefined): { title: string; text: string } => {
  if (state === 'open') {
    return { title: 'All put right', text: 'You have won back every mark here. Well done.' };
  }
  if (state === 'mended') {
    return { title: 'None put right yet', text: 'What you try again and get right is shown here.' };
  }
  return { title: 'None here', text: 'No mistake fits this choice.' };
};

/** Only what there are mistakes in can be chosen, with how many there are. */
export function filtersOf(
  asked: Filters,
  subjects: MistakePage['subjects'],
  onChange: (filters: Filters) => void,
): TableFilter[] {
  const chosen = subjects.find(({ slug }) => slug === asked.subject);
  const { subject = '', topic = '', state = '' } = asked;
  return [
    {
      label: 'Course',
      value: subject,
      options: subjects.map(({ slug, subject_name, mistakes }) => ({
        value: slug,
        label: `${subject_name} (${mistakes})`,
      })),
      onChange: (value) => onChange({ subject: value, state }),
    },
    ...(chosen
      ? [
          {
            label: 'Topic',
            value: topic,
            options: chosen.topics.map(({ slug, topic_name, mistakes }) => ({
              value: slug,
              label: `${topic_name} (${mistakes})`,
            })),
            onChange: (value: string) => onChange({ subject, topic: value, state }),
          },
        ]
      : []),
    {
      label: 'State',
      value: state,
      options: states,
      onChange: (value) => onChange({ subject, topic, state: value }),
    },
  ];
}
