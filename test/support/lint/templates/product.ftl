<#-- a --><#if kind??><dp-expander data-kind="${kind}" <#if height gt 1>data-collapsed-height="${height?c}"</#if>></dp-expander></#if>
<@box title="a > b"/><dp-expander data-kind="titel"></dp-expander>
