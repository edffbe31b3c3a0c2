/* The shop's own script, as shops of its time wrote them. */
function money(amount, currency) {
  var format = { style: 'currency', currency: currency }
  return new Intl.NumberFormat(document.documentElement.lang, format).format(amount)
}

jQuery(function ($) {
  'use strict'

  var state = JSON.parse($('script[data-dp-state="page"]').first().text())

  $('[data-gallery]').on('click', function (pressed) {
    pressed.preventDefault()
    $('[data-gallery]').removeAttr('aria-current')
    $('#gallery-picture').attr('src', $(this).attr('aria-current', 'true').data('gallery'))
  })

  // Who turns to the normal offer has left the deal: its row closes.
  window.dp.push(function (library) {
    $('#buy-box-form').on('focusin', function () {
      var option = state.buyingOption[state.asin] || null
      library.stores.buyingOption(state.asin).set(option)
    })
  })

  // There is something to rate once a machine has been checked.
  window.dp.push(function (library) {
    library.stores.$fitment.subscribe(function (answer) {
      $('.fitment-aside dp-fitment-feedback').prop('hidden', !answer)
    })
  })

  // Another gift card: the form buys it, and the page shows it.
  window.dp.push(function (library) {
    function showPrice(text) {
      $('.product-price .price bdi, .buy-box-price .price bdi').text(text)
    }
    $(document)
      .on('dp-ready', function (event) {
        var amount = $('[name="gcCustomAmount"]').val()
        var product = library.stores.product(state.asin).get()
        if ($(event.target).is('dp-gift-card-picker') && amount && product)
          showPrice(money(Number(amount), product.price.currency))
      })
      .on('dp-gift-card-changed', function (event) {
        var detail = event.originalEvent.detail
        var product = library.stores.product(detail.asin).get()
        if (!product) return
        var quantity = library.stores.quantity(detail.asin)
        var before = $('[name="items[0][asin]"]').val()
        if (quantity.get() === undefined) quantity.set(library.stores.quantity(before).get())
        $('[name="items[0][asin]"]').val(product.asin)
        $('[name="items[0][offerListingId]"]').val(product.offerListingId)
        $('h1.product-title').text(product.title)
        $('#gallery-picture').attr({ src: product.imageUrl, alt: product.title })
        $('[data-gallery]').each(function (n) {
          var view = product.imageUrl.replace('.svg', (n ? '-' + (n + 1) : '') + '.svg')
          $(this)
            .attr('aria-current', n ? null : 'true')
            .attr('data-gallery', view)
            .data('gallery', view)
            .find('img')
            .attr('src', view)
        })
        var isChosen = detail.amount !== null
        showPrice(isChosen ? money(detail.amount, product.price.currency) : '–')
      })
      .on('dp-gift-amount-rejected', function () {
        showPrice('–')
      })
  })

  // A link to more about a product opens in a sheet. If none takes it, the link leads to its page.
  $(document).on('click', '[data-sheet]', function (pressed) {
    var detail = { url: $(this).data('sheet') }
    var request = new CustomEvent('dp-sheet-requested', {
      detail: detail,
      bubbles: true,
      cancelable: true,
    })
    if (!this.dispatchEvent(request)) pressed.preventDefault()
  })

  // What is promised depends on the place: that part of the page is fetched anew.
  function fetchDelivery() {
    var part = $('[data-delivery]')
    if (!part.length) return
    $.get(part.data('delivery'))
      .done(function (html) {
        part.replaceWith(html)
      })
      .fail(function () {
        part.attr('aria-busy', 'false')
      })
  }
  $(document)
    .on('dp-location-changed', function () {
      $('[data-delivery]').attr('aria-busy', 'true')
    })
    .on('dp-location-refreshed', function (event) {
      var outcome = event.originalEvent.detail
      if (outcome.success) fetchDelivery()
      else if (!outcome.retriesLeft) $('[data-delivery]').attr('aria-busy', 'false')
    })
    .on('dp-countdown-ended', fetchDelivery)

  // What is added to an order changes what it comes to.
  $(document).on('dp-cart-added', '[data-mode="order"]', function () {
    var sum = $('[data-order-sum]')
    if (!sum.length) return
    $.get(sum.data('order-sum')).done(function (html) {
      sum.html($(html).html())
    })
  })

  // The server's clock counts for reservations: the shopper's may be hours off.
  var ahead = state.context.systemTime - Date.now()
  var reserved = $('[data-reserved-until]')

  function show() {
    var running = reserved.filter(function () {
      var line = $(this)
      var seconds = Math.ceil((line.data('reserved-until') - Date.now() - ahead) / 1000)
      var clock = new Date(seconds * 1000).toISOString().slice(14, 19)
      var text = seconds > 0 ? line.data('running').replace('{time}', clock) : line.data('over')
      line.find('span').text(text)
      return seconds > 0
    })
    if (running.length) setTimeout(show, 1000)
  }
  show()
})
