declare module 'icon:credits' {
  const credits: readonly { readonly name: string; readonly authors: readonly string[] }[];
  export default credits;
}

declare module 'icon:*' {
  const icon: { readonly id: string; readonly viewBox: string; readonly body: string };
  export default icon;
}
