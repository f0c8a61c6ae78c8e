using SpanJson.Resolvers;

namespace Roundup.Serializers;

/// <summary>A custom resolver as on the library's page, with the choices that most JSON libraries make.</summary>
public sealed class CommonFormatResolver<TSymbol>() : ResolverBase<TSymbol, CommonFormatResolver<TSymbol>>(new SpanJsonOptions
{
    NullOption = NullOptions.IncludeNulls,
    NamingConvention = NamingConventions.OriginalCase,
    EnumOption = EnumOptions.Integer,
#if COMMON_FORMAT
    ByteArrayOption = ByteArrayOptions.Base64,
#endif
})
    where TSymbol : struct
{
}
