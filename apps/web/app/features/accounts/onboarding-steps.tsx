import {
  type IbYear,
  ibYears,
  type MathCourse,
  mathCourses,
  type OnboardingAnswers,
} from '@sevenfold/contract/accounts/onboarding.rules';
import { invalidPhoneMessage, isValidPhone } from '@sevenfold/contract/accounts/phone.rules';
import { useEffect, useState } from 'react';
import { partOnUse } from '~/lib/on-use.tsx';
import { ChoiceCards } from '~/ui/choice-cards.tsx';
import { FieldStack, TextField } from '~/ui/field.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import styles from './onboarding.module.css';

type StepProps = {
  answers: OnboardingAnswers;
  onChange: (changes: Partial<OnboardingAnswers>) => void;
};

// The list of countries and the field that searches it are needed on the last step only.
const CountryField = partOnUse(
  async () => (await import('./country-field.tsx')).CountryField,
  <FieldSkeleton />,
);

const yearTexts: Record<IbYear, string> = {
  'IBDP-year1': 'First year of the Diploma Programme',
  'IBDP-year2': 'Second year, with the exams in sight',
  MYP: 'Middle Years Programme',
  Other: 'Tell us in your own words',
};

const courseTexts: Record<MathCourse, string> = {
  'AA HL': 'Analysis and approaches, higher level',
  'AA SL': 'Analysis and approaches, standard level',
  'AI HL': 'Applications and interpretation, higher level',
  'AI SL': 'Applications and interpretation, standard level',
};

const optionsOf = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
  values.map((value) => ({ value, label: value, description: texts[value] }));

export function YearStep({ answers, onChange }: StepProps) {
  return (
    <FieldStack>
      <ChoiceCards
        legend="Which year student are you?"
        legendHidden
        name="ib_year"
        options={optionsOf(ibYears, yearTexts)}
        value={answers.ibYear ?? null}
        onChange={(value) => onChange({ ibYear: value as IbYear })}
      />
      {answers.ibYear === 'Other' && (
        <TextField
          label="Your year or programme"
          name="other_year"
          value={answers.otherYear}
          onChange={(otherYear) => onChange({ otherYear })}
          maxLength={60}
          autoComplete="off"
          required
        />
      )}
    </FieldStack>
  );
}

export function CourseStep({ answers, onChange }: StepProps) {
  useEffect(() => CountryField.preload(), []);
  return (
    <ChoiceCards
      legend="Which math course are you taking?"
      legendHidden
      name="math_course"
      options={optionsOf(mathCourses, courseTexts)}
      value={answers.mathCourse ?? null}
      onChange={(value) => onChange({ mathCourse: value as MathCourse })}
    />
  );
}

export function PersonalStep({ answers, onChange }: StepProps) {
  const [phoneLeft, setPhoneLeft] = useState(false);
  const phoneIsWrong = phoneLeft && answers.phone.trim() !== '' && !isValidPhone(answers.phone);
  return (
    <FieldStack>
      <CountryField
        country={answers.country}
        phone={answers.phone}
        onChange={(changes) => {
          setPhoneLeft(false);
          onChange(changes);
        }}
      />
      <TextField
        label="School Name"
        name="school"
        value={answers.school}
        onChange={(school) => onChange({ school })}
        maxLength={160}
        autoComplete="organization"
        required
      />
      <TextField
        label="Contact Number (for WhatsApp messages only)"
        name="phone"
        type="tel"
        value={answers.phone}
        onChange={(phone) => {
          setPhoneLeft(false);
          onChange({ phone });
        }}
        onBlur={() => setPhoneLeft(true)}
        error={phoneIsWrong ? invalidPhoneMessage : undefined}
        maxLength={30}
        autoComplete="tel"
        reserveLine
        required
      />
    </FieldStack>
  );
}

function FieldSkeleton() {
  return (
    <div className={styles.fieldSkeleton}>
      <Skeleton width="4rem" height="1.25rem" />
      <Skeleton height="var(--control-md)" />
    </div>
  );
}
