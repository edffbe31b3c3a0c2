import { attributeText, scriptJson } from './escape.ts'
import { bare, byName, grouped, type Language } from './language.ts'

const html: Language = {
  id: 'html',
  label: 'HTML',
  extension: '.html',
  note: 'HTML has no variables: put your value where an expression stands.',
  variable: () => '…',
  text: expression => attributeText(expression, html),
  flag: expression => attributeText(expression, html),
  json: expression => scriptJson(expression, html),
  special: null,
  html: text => text,
}

const inPhp = (expression: string) => bare(expression, /^<\?(?:=|php\s+echo\s)([^]*?);?\s*\?>$/)

const php: Language = {
  id: 'php',
  label: 'PHP',
  extension: '.php',
  note: 'For plain PHP templates in UTF-8, WordPress among them: expressions are given unescaped.',
  variable: name => `$${name}`,
  // The cast: null and numbers are no strings to a PHP that is strict.
  text: expression => `<?= htmlspecialchars((string) ${grouped(inPhp(expression))}, ENT_QUOTES) ?>`,
  flag: expression => `<?= ${grouped(inPhp(expression))} ? 'true' : 'false' ?>`,
  json: expression => `<?= json_encode(${inPhp(expression)}, JSON_HEX_TAG | JSON_HEX_AMP) ?>`,
  special: null,
  // An empty output parts the two signs.
  html: text => text.replace(/<(?=\?)/g, "<<?= '' ?>"),
}

const inJsp = (expression: string) => bare(expression, /^[$#]\{([^]*)\}$/)

const jsp: Language = {
  id: 'jsp',
  label: 'JSP',
  extension: '.jsp',
  note: 'Needs <%@ taglib prefix="fn" uri="http://java.sun.com/jsp/jstl/functions" %>; for lists and objects give a variable that holds JSON text.',
  variable: byName,
  text: expression => `\${fn:escapeXml(${inJsp(expression)})}`,
  flag: expression => `\${${grouped(inJsp(expression))} ? 'true' : 'false'}`,
  json: expression => `\${fn:replace(${inJsp(expression)}, '<', '\\\\u003c')}`,
  // A backslash before these signs would go.
  special: /[$#](?=\{)|(?<=\\)[$#]/,
  // An expression of one text stands for a sign; it must not follow a backslash.
  html: text =>
    text.replace(
      /[$#](?=\{)|<(?=\\?%|\/?[\w-]+:)|\\+(?=[$#<])/g,
      signs => `\${'${signs.replaceAll('\\', '\\\\')}'}`,
    ),
}

const inErb = (expression: string) => bare(expression, /^<%=?=?([^]*?)-?%>$/)

const erb: Language = {
  id: 'erb',
  label: 'ERB (Rails)',
  extension: '.html.erb',
  note: 'Rails has h, raw and json_escape; elsewhere define the last two and include ERB::Util.',
  variable: name => name.replace(/[A-Z]/g, '_$&').toLowerCase(),
  text: expression => `<%= h(${inErb(expression)}) %>`,
  flag: expression => `<%= ${grouped(inErb(expression))} ? true : false %>`,
  json: expression => `<%= raw json_escape(${grouped(inErb(expression))}.to_json) %>`,
  special: null,
  html: text => text.replace(/<(?=%)/g, "<<%= '' %>"),
}

const inBraces = (expression: string) => bare(expression, /^\{\{\{?[-~]?([^]*?)[-~]?\}?\}\}$/)

const twig: Language = {
  id: 'twig',
  label: 'Twig',
  extension: '.html.twig',
  note: 'For Symfony, Drupal, OpenCart and others: expressions are given without a filter that escapes.',
  variable: byName,
  text: expression => `{{ ${grouped(inBraces(expression))}|e('html_attr') }}`,
  flag: expression => `{{ ${grouped(inBraces(expression))} ? 'true' : 'false' }}`,
  json: expression =>
    `{{ ${grouped(inBraces(expression))}|json_encode(constant('JSON_HEX_TAG') b-or constant('JSON_HEX_AMP'))|raw }}`,
  special: /\{(?=[{%#])/,
  html: text => text.replace(/\{(?=[{%#])/g, "{{ '{' }}"),
}

const liquid: Language = {
  id: 'liquid',
  label: 'Liquid',
  extension: '.liquid',
  note: 'For Shopify and LiquidJS; in Jekyll the filter json is named jsonify.',
  variable: byName,
  text: expression => `{{ ${inBraces(expression)} | escape }}`,
  flag: expression => `{% if ${inBraces(expression)} %}true{% else %}false{% endif %}`,
  // Shopify's json escapes < itself. A backslash in a literal means different things, so it is decoded.
  json: expression =>
    `{% assign dp_lt = '%5Cu003c' | url_decode %}{{ ${inBraces(expression)} | json | replace: '<', dp_lt }}`,
  special: /\{(?=[{%])/,
  html: text => text.replace(/\{(?=[{%])/g, "{{ '{' }}"),
}

/** A subexpression, where it calls a helper. */
const argument = (expression: string): string =>
  /\s/.test(expression) ? `(${expression})` : expression

const handlebars: Language = {
  id: 'handlebars',
  label: 'Handlebars',
  extension: '.hbs',
  note: String.raw`Needs Handlebars.registerHelper('json', value => JSON.stringify(value ?? null).replace(/</g, '\\u003c')).`,
  variable: byName,
  text: expression => `{{${inBraces(expression)}}}`,
  flag: expression => `{{#if ${argument(inBraces(expression))}}}true{{else}}false{{/if}}`,
  json: expression => `{{{json ${argument(inBraces(expression))}}}}`,
  special: /\{(?=\{)/,
  // \{{ prints {{, but \\{{ a backslash and what follows as code: there an empty comment parts the two.
  html: text =>
    text.replace(/(\\*)\{\{/g, (_, before: string) =>
      before ? String.raw`${before}\{{!}}\{{` : String.raw`\{{`,
    ),
}

const inRazor = (expression: string) => bare(expression, /^@(?:\(([^]*)\)|([^]*))$/)

const razor: Language = {
  id: 'razor',
  label: 'Razor',
  extension: '.cshtml',
  note: 'For ASP.NET Core; a flag has to be a bool, not a bool?.',
  variable: byName,
  text: expression => `@(${inRazor(expression)})`,
  flag: expression => `@(${grouped(inRazor(expression))} ? "true" : "false")`,
  json: expression => `@Json.Serialize(${inRazor(expression)})`,
  special: /@/,
  html: text => text.replaceAll('@', '@@'),
}

/** What a tag can be written in; the first is what nobody has to choose. */
export const languages: readonly Language[] = [html, php, jsp, erb, twig, liquid, handlebars, razor]
