import { getSyllabus } from '@sevenfold/contract/content/syllabus.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { answerFromBank } from '../catalogue/bank-answer.ts';
import { readerOf } from '../catalogue/read-catalogue.ts';
import { readSyllabus } from './read-syllabus.ts';

export function registerSyllabus(register: Register, services: Services): void {
  register(getSyllabus, (call) => {
    const reader = readerOf(call.caller);
    const { subject, topic, subtopic, subsubtopic } = call.query;
    return answerFromBank(services, getSyllabus, call, (catalogue) => ({
      key: reader.staff ? undefined : JSON.stringify([subject, topic, subtopic, subsubtopic]),
      make: () => readSyllabus(services, call.query, reader, catalogue),
    }));
  });
}
