import { render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sentOnce, Typeset } from './typeset.tsx';

test('HTML of the server’s is shown as it is, and another one in its place', () => {
  const { rerender } = render(<Typeset value={{ html: '<p>One <math><mi>x</mi></math></p>' }} />);
  expect(screen.getByText('One').querySelector('math')).not.toBeNull();
  rerender(<Typeset value={{ html: '<p>Two</p>' }} inline />);
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getByText('Two').parentElement?.tagName).toBe('SPAN');
});

test('what the document holds already is not in the data, and is still there when it is shown elsewhere', async () => {
  const value = sentOnce('<p>Once</p>');
  expect(value.html).toBe('<p>Once</p>');
  const inTheBrowser = JSON.parse(JSON.stringify(value)) as typeof value;
  expect(inTheBrowser).toEqual({});

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = '<div class=""><p>Once</p></div>';
  const root = hydrateRoot(page, <Typeset value={inTheBrowser} />);
  const { container } = render(<Later value={inTheBrowser} />);
  expect(page).toHaveTextContent('Once');
  await expect.poll(() => container.textContent).toBe('Once');
  root.unmount();
  page.remove();
});

/** Shown again once the first has been read. */
function Later({ value }: { value: Parameters<typeof Typeset>[0]['value'] }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true));
    return () => clearTimeout(timer);
  }, []);
  return there ? <Typeset value={value} /> : null;
}
