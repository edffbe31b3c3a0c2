<?php $layout = $page->layout; ?>
<form method="post" <?php if ($box->isFresh): ?>class="fresh"<?php endif ?>>
  <dp-buy-box data-moq="<?= $offer->moq ?>"<?= $attributes ?> data-client-name="a <?php echo "b" ?> c">
    <?php if ($a > 1): ?><div id="q1"></div><?php else: ?><div id="q1"></div><?php endif ?>
    <script type="application/json" data-dp-state="buy-box"><?= json_encode($state) ?></script>
  </dp-buy-box>
</form>
<script type="application/json" data-dp-state="buy-box" data-dp-for="q1">{}</script>
<dp-expander data-kind="<?= $kind ?>" data-kinds="title"></dp-expander>
<?php // to the end of the file <dp-expnder>
