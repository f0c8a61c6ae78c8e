using YamlDotNet.Serialization;

namespace Roundup.Flavours;

/// <summary>
/// What the library's source generator knows. It fills in one such class of a program, so the generated part of each dataset adds its
/// types to this one.
/// </summary>
[YamlStaticContext]
public partial class YamlContext : StaticContext;
