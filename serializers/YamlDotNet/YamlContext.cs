using YamlDotNet.Serialization;

namespace Roundup.Flavours;

/// <summary>
/// What the library's source generator knows: the types of the dataset that the worker is compiled with, which the generated part of this
/// class names. The generator fills in one such class of a program, so each dataset has a worker of its own.
/// </summary>
[YamlStaticContext]
public partial class YamlContext : StaticContext;
