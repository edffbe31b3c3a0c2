<?php
// Prints templates. Each input line holds a template and the variable $shop as JSON, both in base64.
// Each output line is the printed text with all warnings, in base64.
error_reporting(-1);
ini_set('display_errors', '1');
ini_set('html_errors', '0');

function printed(string $template, array $shop): string
{
    ob_start();
    try {
        eval('?>' . $template);
    } catch (Throwable $thrown) {
        echo $thrown;
    }
    return ob_get_clean();
}

while ($line = fgets(STDIN)) {
    [$template, $shop] = array_map('base64_decode', explode(' ', trim($line)));
    echo base64_encode(printed($template, (array) json_decode($shop))), "\n";
}
