import { attributeText, scriptJson } from './escape.ts'
import { bare, byName, grouped, type Language } from './language.ts'

const html: Language = {
  id: 'html',
  label: 'HTML',
  extension: '.html',
  note: 'HTML has no variables: replace each … with your value.',
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
  note: 'For plain PHP templates in UTF-8, also WordPress. Write the expression without escaping; the builder adds it.',
  variable: name => `$${name}`,
  // With strict types, PHP accepts no null or number as a string: hence the cast.
  text: expression => `<?= htmlspecialchars((string) ${grouped(inPhp(expression))}, ENT_QUOTES) ?>`,
  flag: expression => `<?= ${grouped(inPhp(expression))} ? 'true' : 'false' ?>`,
  json: expression => `<?= json_encode(${inPhp(expression)}, JSON_HEX_TAG | JSON_HEX_AMP) ?>`,
  special: null,
  // An empty output separates the two characters.
  html: text => text.replace(/<(?=\?)/g, "<<?= '' ?>"),
}

const inJsp = (expression: string) => bare(expression, /^[$#]\{([^]*)\}$/)

const jsp: Language = {
  id: 'jsp',
  label: 'JSP',
  extension: '.jsp',
  note: 'Needs <%@ taglib prefix="fn" uri="http://java.sun.com/jsp/jstl/functions" %>. For lists and objects, use a variable that holds JSON text.',
  variable: byName,
  text: expression => `\${fn:escapeXml(${inJsp(expression)})}`,
  flag: expression => `\${${grouped(inJsp(expression))} ? 'true' : 'false'}`,
  json: expression => `\${fn:replace(${inJsp(expression)}, '<', '\\\\u003c')}`,
  // JSP removes a backslash before these characters.
  special: /[$#](?=\{)|(?<=\\)[$#]/,
  // An expression with a string prints the character. The expression must not follow a backslash.
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
  note: 'Rails has h, raw and json_escape. Without Rails, include ERB::Util and define raw and json_escape.',
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
  note: 'For Symfony, Drupal, OpenCart and others. Write the expression without an escape filter; the builder adds it.',
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
  note: 'For Shopify and LiquidJS. In Jekyll, write jsonify instead of json.',
  variable: byName,
  text: expression => `{{ ${inBraces(expression)} | escape }}`,
  flag: expression => `{% if ${inBraces(expression)} %}true{% else %}false{% endif %}`,
  // Shopify's json filter escapes < itself. Liquid versions read a backslash differently, so url_decode makes it.
  json: expression =>
    `{% assign dp_lt = '%5Cu003c' | url_decode %}{{ ${inBraces(expression)} | json | replace: '<', dp_lt }}`,
  special: /\{(?=[{%])/,
  html: text => text.replace(/\{(?=[{%])/g, "{{ '{' }}"),
}

/** Parentheses, if the expression calls a helper. */
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
  // \{{ prints {{. But \\{{ prints a backslash and starts code: an empty comment separates the two.
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
  note: 'For ASP.NET Core. A true/false field needs a bool, not a bool?.',
  variable: byName,
  text: expression => `@(${inRazor(expression)})`,
  flag: expression => `@(${grouped(inRazor(expression))} ? "true" : "false")`,
  json: expression => `@Json.Serialize(${inRazor(expression)})`,
  special: /@/,
  html: text => text.replaceAll('@', '@@'),
}

/** All languages of the tag builder. The first is the default. */
export const languages: readonly Language[] = [html, php, jsp, erb, twig, liquid, handlebars, razor]
