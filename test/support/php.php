<?php
// Prints one template after another: each line of input is a template and the variable $shop as JSON, both in base64,
// and each line of output what that printed, its warnings too.
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
