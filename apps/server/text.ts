/** What the server says on the console. */
export const text = {
  ready: (address: string) => `Zunft is ready at ${address}`,
  readyEverywhere: (address: string) =>
    `Zunft is ready at ${address} and at every other address of this computer`,
  unknownSetting: (name: string) =>
    `There is no setting ${name}: docs/operate.md lists those there are. Perhaps it is misspelt.`,
  badNumber: (name: string, value: string, min: number, max: number) =>
    `${name} must be a whole number from ${min} to ${max}, not "${value}".`,
  notOneOf: (name: string, value: string, allowed: readonly string[]) =>
    `${name} must be one of ${allowed.join(', ')}, not "${value}".`,
  badHost: (value: string) => `HOST must be an address or a name of this computer, not "${value}".`,
  badDatabaseUrl: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  badOrigin: (value: string) =>
    `ZUNFT_ORIGINS must list origins such as https://example.org, not "${value}".`,
  badProxy: (value: string) =>
    `ZUNFT_TRUST_PROXY must list addresses, ranges such as 10.0.0.0/8, or loopback, not "${value}".`,
  portTaken: (port: number) =>
    `Port ${port} is in use by another program: stop it, or choose another port with PORT.`,
  portForbidden: (port: number) =>
    `Port ${port} may not be used by this account: choose one above 1023 with PORT.`,
  notBuilt: 'The web client has not been built yet: run "npm run build" first.',
} as const;
