const rounds = 40;

/** How long a login takes that fails because of the password, and one that fails because of the name, in turn. */
export async function compareLogins(origin: string): Promise<string> {
  const post = (path: string, body: unknown) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const signUp = async (name: string) => {
    const email = `${name}@fuzz.example`;
    const [full_name, password] = ['Timed', 'Blue Whale 7'];
    await post('/api/auth/signup', { email, username: '', full_name, password, confirmPassword: password });
    return email;
  };
  const timed = async (username: string) => {
    const asked = performance.now();
    const answer = await post('/api/auth/login', { username, password: 'Wrong Whale 8' });
    await answer.text();
    if (answer.status !== 401) throw new Error(`a failed login answered ${answer.status}`);
    return performance.now() - asked;
  };
  let email = '';
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // Few enough tries for each that none is refused unheard.
    if (round % 5 === 0) email = await signUp(`timed${round}`);
    known.push(await timed(email));
    unknown.push(await timed(`nobody${round}@fuzz.example`));
  }
  const median = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!.toFixed(1);
  return `Failed logins, median of ${rounds}: ${median(known)} ms with an account, ${median(unknown)} ms without`;
}
