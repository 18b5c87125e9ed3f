import { existsSync, readFileSync } from 'node:fs';
import { type Config, ConfigError, environmentNames, readConfig } from './platform/config.ts';

/** For commands: a wrong variable ends the process with its name, not with a stack. */
export function readConfigOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig({ ...process.env, ...valuesFromFiles(process.env) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration is not right:\n${error.message}`);
    process.exit(1);
  }
}

/** NAME_FILE=/run/secrets/name, as orchestrators hand out secrets: they show neither in `env` nor in a listing. */
export function valuesFromFiles(environment: Record<string, string | undefined>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of environmentNames) {
    const path = environment[`${name}_FILE`]?.trim();
    if (!path || environment[name]?.trim()) continue;
    try {
      values[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${name}_FILE: ${(error as Error).message}`);
    }
  }
  return values;
}
