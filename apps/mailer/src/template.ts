import { company } from '@milepost/domain/facts/company';

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles by tag, since mail programs drop style sheets; the class lets dark mode recolor. */
const styled: Record<string, string> = {
  h1: `<h1 class="ink" style="margin:0 0 20px;font-size:26px;line-height:1.15;letter-spacing:-.02em;font-weight:800;color:#14231E">`,
  h2: `<h2 class="ink" style="margin:24px 0 12px;font-size:20px;line-height:1.2;font-weight:800;color:#14231E">`,
  h3: `<h3 class="ink" style="margin:20px 0 8px;font-size:17px;line-height:1.3;font-weight:700;color:#14231E">`,
  p: `<p style="margin:0 0 14px">`,
  table: `<table width="100%" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 20px">`,
  th: `<th class="soft line" width="38%" style="padding:11px 16px 11px 0;border-top:1px solid #E2DACC;text-align:left;vertical-align:top;font-weight:500;color:#4A5A53">`,
  td: `<td class="ink line" style="padding:11px 0;border-top:1px solid #E2DACC;vertical-align:top;font-weight:600;color:#14231E;word-break:break-word">`,
  a: `<a class="link" style="color:#14523F;text-decoration:underline" `,
  hr: `<hr class="line" style="border:0;border-top:1px solid #E2DACC;margin:20px 0">`,
  blockquote: `<blockquote class="line" style="margin:0 0 14px;padding-left:14px;border-left:3px solid #F6A821">`,
};

const head = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){
  .page{background:#14231E!important}.card{background:#1E302A!important;border-color:#3B5147!important}
  .ink{color:#EAF2EE!important}.soft{color:#A9BCB3!important}.line{border-color:#3B5147!important}
  .link{color:#7FD1AE!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#FBF8F3">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF8F3">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;text-align:left">
<tr><td style="padding:16px 28px;background:#0F3D33;border-radius:20px 20px 0 0;border-bottom:3px dashed #F6A821;${font};font-size:17px;font-weight:800;letter-spacing:-.02em;color:#FFFFFF">
${company.shortName} <span style="font-weight:500;color:#CFE3DA">website</span></td></tr>
<tr><td class="card ink" style="padding:28px;background:#FFFFFF;border:1px solid #E2DACC;border-top:0;border-radius:0 0 20px 20px;${font};font-size:16px;line-height:1.5;color:#14231E">
`;
const foot = `
</td></tr>
<tr><td class="soft" style="padding:16px 28px;${font};font-size:13px;line-height:1.5;color:#4A5A53">
Sent by a form on the ${company.name} website. A visitor typed what is above.
</td></tr></table></td></tr></table></body></html>
`;

/** Sanitized HTML as a whole mail in the house style, light and dark, in ASCII. */
export function template(sanitized: string): string {
  const content = sanitized
    .replace(/<([a-z\d]+)[> ]/g, (found, tag: string) => styled[tag] ?? found)
    .replace(/<\/(tr|p|h1|h2|h3|li|ul|ol|table)>/g, '$&\n');
  return `${head}${ascii(content)}${foot}`;
}

function ascii(html: string): string {
  return html.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}
