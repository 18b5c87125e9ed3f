import type { Site } from '@sevenfold/contract/site/page-context';

export const site: Site = {
  variant: 'standard',
  name: 'Sevenfold',
  productionOrigin: 'https://sevenfold.example',
  indexable: false,
  supportEmail: 'help@sevenfold.example',
  supportPhone: '+91 98765 43210',
  postalAddress: '7 Library Road, Pune, India',
  chatTutor: 'Meera',
  chatPhone: '+919876543210',
  bookSessionUrl: 'https://forms.sevenfold.example/session',
  trialClassUrl: 'https://forms.sevenfold.example/trial',
  consultationUrl: 'https://forms.sevenfold.example/consultation',
  demoLessonUrl: 'https://forms.sevenfold.example/demo',
  enquiryUrl: 'https://forms.sevenfold.example/enquiry',
  parentTestimonials: false,
  singleSignOnName: 'Google',
  paymentProvider: 'sandbox',
};
