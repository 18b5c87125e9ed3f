/** What a browser needs to put the product beside other apps. */
export const manifestOf = (site: { readonly name: string }) => ({
  id: '/',
  name: `${site.name} · IB Diploma Specialists`,
  short_name: site.name,
  description: 'Exam-style questions, timed tests and graded answer sheets for the IB Diploma.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbfaf7',
  theme_color: '#fbfaf7',
  categories: ['education'],
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  shortcuts: [
    { name: 'Question Bank', url: '/ibdp-question-bank' },
    { name: 'Saved questions', url: '/saved-questions' },
  ],
});
