{* <dp-expnder> *}{if $kind}<dp-expander data-kind="{$kind|escape}" {if $height}data-collapsed-height="{$height}"{/if}></dp-expander>{/if}
<script type="application/json" data-dp-state="expander">{"kind": "{$kind}"}</script>
<dp-expander data-kind="titel"></dp-expander>
