{{-- <dp-expnder> --}}
@if ($product->hasTitle())
<dp-expander data-kind="{{ $kind }}" @class(['a' => true]) data-messages='@json($messages)'></dp-expander>
@endif
{!! $html !!}
<dp-expander data-kind="titel"></dp-expander>
