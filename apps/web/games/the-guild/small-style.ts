import './small.css';

export const smallStyle = true;
