import { locales } from '@zunft/text';
import { language } from '../../settings/settings.ts';

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** "12 minutes ago", as coarse as a person would say it. */
export function ago(then: number): string {
  const seconds = Math.max(0, Math.round((Date.now() - then) / 1000));
  const { unit, seconds: length } = units.find((one) => seconds >= one.seconds) ?? {
    unit: 'second',
    seconds: 1,
  };
  const count = unit === 'second' ? 0 : Math.floor(seconds / length);
  return new Intl.RelativeTimeFormat(locales[language.value], { numeric: 'auto' }).format(-count, unit);
}
