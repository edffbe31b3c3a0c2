<%@ page contentType="text/html" %><%-- <dp-expnder> --%>
<c:if test="${product.kind == 'a' && size > 2}"><dp-expander data-kind="${kind}" data-collapsed-height="<c:out value="${height}"/>"></dp-expander></c:if>
<script type="application/json" data-dp-state="expander">{"kind": "${fn:escapeXml(kind)}", "collapsedHeight": ${empty height ? 1 : height}}</script>
<dp-expander data-kind='titel'></dp-expander>
