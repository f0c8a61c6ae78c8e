using Roundup.ModelCompiler.Flavours;

namespace Roundup.ModelCompiler.Tests;

/// <summary>A model with what its author's own program needs, and the code of it compiled against stand-ins for libraries.</summary>
internal static class AuthorModel
{
    /// <summary>Stand-ins for attributes: what is missing in a kept source, or is there twice, is an error.</summary>
    private const string Stubs = """
        using System;
        namespace MessagePack
        {
            public class MessagePackObjectAttribute(bool keyAsPropertyName = false) : Attribute { public bool Keys => keyAsPropertyName; }
            public class KeyAttribute : Attribute { public KeyAttribute(int key) { } public KeyAttribute(string key) { } }
            public class IgnoreMemberAttribute : Attribute { }
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            public class UnionAttribute(int key, Type type) : Attribute { public Type Type => type; public int Key => key; }
        }
        namespace MessagePack.Formatters
        {
            public interface IMessagePackFormatter<T> { }
            public class ListFormatter<T> : IMessagePackFormatter<System.Collections.Generic.List<T>> { }
        }
        namespace ProtoBuf
        {
            public class ProtoContractAttribute : Attribute { public bool SkipConstructor { get; set; } }
            public class ProtoMemberAttribute(int tag) : Attribute { public int Tag => tag; }
            public class ProtoIgnoreAttribute : Attribute { }
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            public class ProtoIncludeAttribute(int tag, Type type) : Attribute { public Type Type => type; public int Tag => tag; }
        }
        namespace MemoryPack.Formatters
        {
            public class ListFormatter<T> : MemoryPackFormatter<System.Collections.Generic.List<T>> { }
        }
        namespace MemoryPack
        {
            public class MemoryPackFormatter<T> { }
            public enum GenerateType { Object, VersionTolerant }
            public class MemoryPackableAttribute : Attribute
            {
                public MemoryPackableAttribute() { }
                public MemoryPackableAttribute(GenerateType type) { }
            }
            public class MemoryPackOrderAttribute(int order) : Attribute { public int Order => order; }
            public class MemoryPackIgnoreAttribute : Attribute { }
            public class MemoryPackConstructorAttribute : Attribute { }
            [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
            public class MemoryPackUnionAttribute(int key, Type type) : Attribute { public Type Type => type; public int Key => key; }
        }
        namespace Orleans
        {
            public class GenerateSerializerAttribute : Attribute { }
            public class IdAttribute(uint id) : Attribute { public uint Id => id; }
        }
        namespace Nino.Core { public class NinoTypeAttribute : Attribute { } }
        namespace ZeroFormatter
        {
            public class ZeroFormattableAttribute : Attribute { }
            public class IndexAttribute(int index) : Attribute { public int Index => index; }
            public class IgnoreFormatAttribute : Attribute { }
        }
        namespace Newtonsoft.Json
        {
            public class JsonPropertyAttribute(string name) : Attribute { public string Name => name; }
            public class JsonIgnoreAttribute : Attribute { }
        }
        namespace MongoDB.Bson.Serialization.Attributes
        {
            public class BsonElementAttribute(string name) : Attribute { public string Name => name; }
            public class BsonIgnoreAttribute : Attribute { }
        }
        """;

    /// <summary>The flavours of which the source is the model with attributes, and nothing else needs a library.</summary>
    public static IReadOnlyList<string> Annotating { get; } =
    [
        "plain", "serializable", "data-contract", "xml-include", "json-derived-types", "messagepack", "memorypack",
        "memorypack-version-tolerant", "protobuf-net", "orleans", "nino",
    ];

    public static ModelSource Of(string text, string root = "Sample.Root") => new("Test", root, false, [new("Test/Model.cs", text)]);

    /// <summary>The model as a flavour has it, without its header.</summary>
    public static string Source(ModelSource model, string flavour, params string[] packages)
    {
        var files = Compiler.Compile(model, flavour, packages);
        var text = files.First(file => file.Name.EndsWith(".Source.cs", StringComparison.Ordinal)).Text;
        return text[(text.IndexOf("\n\n", StringComparison.Ordinal) + 2)..];
    }

    /// <summary>
    /// Compiles one flavour against the framework, codecs included; with the stand-ins where the flavour is one of a library.
    /// </summary>
    public static Assembly Emit(ModelSource model, string flavour, params string[] packages) =>
        Emit(Compiler.Compile(model, flavour, packages), flavour, packages);

    /// <inheritdoc cref="Emit(ModelSource, string, string[])"/>
    public static Assembly Emit(IEnumerable<GeneratedFile> files, string flavour, params string[] packages)
    {
        var stubs = packages.Length > 0 || flavour is not ("plain" or "serializable" or "data-contract");
        return Assembly.Load(Generated.Emit(stubs ? files.Append(new("Stubs.Source.cs", Stubs)) : files, modern: true));
    }
}
