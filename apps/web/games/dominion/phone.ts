import { computed } from '@preact/signals';
import { layout } from '../../settings/settings.ts';

/** There is only room for the small table. */
export const isPhone = computed(() => layout.value === 'narrow' || layout.value === 'landscape');
