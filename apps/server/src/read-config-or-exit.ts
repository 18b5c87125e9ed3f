import { existsSync } from 'node:fs';
import { type Config, ConfigError, readConfig } from './platform/config.ts';

/** For commands: a wrong variable ends the process with its name, not with a stack. */
export function readConfigOrExit(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`The configuration is not right:\n${error.message}`);
    process.exit(1);
  }
}
