const rounds = 40;

/** How long a login takes that fails because of the password, and one that fails because of the name, in turn. */
export async function compareLogins(origin: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const email = 'timed@fuzz.example';
  await post('/api/auth/signup', {
    email,
    username: '',
    full_name: 'Timed',
    password: 'Blue Whale 7',
    confirmPassword: 'Blue Whale 7',
  });
  const timed = async (username: string) => {
    const asked = performance.now();
    await (await post('/api/auth/login', { username, password: 'Wrong Whale 8' })).text();
    return performance.now() - asked;
  };
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    known.push(await timed(email));
    unknown.push(await timed(`nobody${round}@fuzz.example`));
  }
  const median = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1);
  return `Failed logins, median of ${rounds}: ${median(known)} ms with an account, ${median(unknown)} ms without`;
}
