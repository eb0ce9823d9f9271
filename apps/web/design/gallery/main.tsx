import '../design.css';
import '../forms.css';
import './gallery.css';
import { render } from 'preact';
import { Gallery } from './Gallery.tsx';

// ?theme=light&contrast=high&motion=off&font=legible&size=200
const query = new URLSearchParams(location.search);
const html = document.documentElement;
for (const name of ['theme', 'contrast', 'motion', 'font']) {
  const value = query.get(name);
  if (value !== null) html.setAttribute(`data-${name}`, value);
}
const size = query.get('size');
if (size !== null) html.style.fontSize = `${size}%`;

render(<Gallery />, document.getElementById('gallery') as HTMLElement);
// &open=dialog
const open = query.get('open');
if (open !== null) document.querySelector<HTMLDialogElement>(`#${open}`)?.showModal();
