import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a device shows when Zunft is installed on it. The same for readers of German and of English. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Zunft',
  short_name: 'Zunft',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#22342e',
  theme_color: '#22342e',
  categories: ['games'],
  icons: [
    { src: '/seal.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/seal-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/seal-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/seal-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
