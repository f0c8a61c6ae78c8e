namespace Roundup.ModelCompiler.Sources;

// The attributes of well-known libraries. Their packages are absent, so this list identifies the library if several namespaces are
// imported.
internal static class LibraryAttributes
{
    private static readonly Dictionary<string, string[]> s_byNamespace = new()
    {
        ["MessagePack"] =
        [
            "CompositeResolver", "ExcludeFormatterFromSourceGeneratedResolver", "GeneratedMessagePackResolver", "IgnoreMember", "Key",
            "MessagePackFormatter", "MessagePackObject", "SerializationConstructor", "Union",
        ],
        ["MemoryPack"] =
        [
            "BrotliFormatter", "BrotliStringFormatter", "GenerateTypeScript", "InternStringFormatter", "MemoryPackAllowSerialize",
            "MemoryPackConstructor", "MemoryPackCustomFormatter", "MemoryPackIgnore", "MemoryPackInclude", "MemoryPackOnDeserialized",
            "MemoryPackOnDeserializing", "MemoryPackOnSerialized", "MemoryPackOnSerializing", "MemoryPackOrder", "MemoryPackUnion",
            "MemoryPackUnionFormatter", "MemoryPackable", "SuppressDefaultInitialization", "Utf16StringFormatter", "Utf8StringFormatter",
        ],
        ["Roundup.Contracts"] = ["Member"],
        ["ProtoBuf"] =
        [
            "CompatibilityLevel", "NullWrappedCollection", "NullWrappedValue", "ProtoAfterDeserialization", "ProtoAfterSerialization",
            "ProtoBeforeDeserialization", "ProtoBeforeSerialization", "ProtoContract", "ProtoConverter", "ProtoEnum", "ProtoIgnore",
            "ProtoInclude", "ProtoMap", "ProtoMember", "ProtoPartialIgnore", "ProtoPartialMember", "ProtoReserved",
        ],
        ["PolyType"] =
        [
            "AssociatedTypeShape", "ConstructorShape", "DerivedTypeShape", "EnumMemberShape", "GenerateShape", "GenerateShapeFor",
            "ParameterShape", "PropertyShape", "TypeShape",
        ],
        ["Nerdbank.MessagePack"] =
        [
            "Key", "KnownSubType", "MessagePackConverter", "MissingSecurityMitigation", "PreferDotNetAlternativeApi", "UnusedDataPacket",
            "UseComparer",
        ],
        ["Orleans"] =
        [
            "Alias", "CompoundTypeAlias", "GenerateSerializer", "GeneratedActivatorConstructor", "Id", "Immutable", "OrleansConstructor",
            "RegisterConverter", "RegisterCopier", "RegisterSerializer", "SerializerTransparent", "UseActivator",
        ],
        ["Bond"] = ["Attribute", "Default", "Id", "Namespace", "Required", "RequiredOptional", "Schema", "Type"],
        ["ZeroFormatter"] = ["DynamicUnion", "IgnoreFormat", "Index", "Union", "UnionKey", "ZeroFormattable"],
        ["JsonSrcGen"] = ["Json", "JsonArray", "JsonIgnore", "JsonIgnoreNull", "JsonList", "JsonName", "JsonOptional", "JsonValue"],
        ["Nino.Core"] = ["NinoConstructor", "NinoCustomFormatter", "NinoIgnore", "NinoMember", "NinoPrivateProxy", "NinoType", "NinoUtf8"],
        ["Apache.Fory"] = ["Field", "ForyEnum", "ForyField", "ForyObject", "ForyStruct", "ForyUnion"],
        ["Newtonsoft.Json"] =
        [
            "JsonArray", "JsonConstructor", "JsonContainer", "JsonConverter", "JsonDictionary", "JsonExtensionData", "JsonIgnore",
            "JsonObject", "JsonProperty", "JsonRequired",
        ],
        ["MongoDB.Bson.Serialization.Attributes"] =
        [
            "BsonConstructor", "BsonDateTimeOptions", "BsonDefaultValue", "BsonDictionaryOptions", "BsonDiscriminator", "BsonElement",
            "BsonExtraElements", "BsonFactoryMethod", "BsonGuidRepresentation", "BsonId", "BsonIgnore", "BsonIgnoreExtraElements",
            "BsonIgnoreIfDefault", "BsonIgnoreIfNull", "BsonKnownTypes", "BsonMemberMap", "BsonNoId", "BsonRepresentation", "BsonRequired",
            "BsonSerializationOptions", "BsonSerializer", "BsonTimeSpanOptions",
        ],
        ["YamlDotNet.Serialization"] = ["YamlConverter", "YamlIgnore", "YamlMember", "YamlSerializable", "YamlStaticContext"],
        ["Utf8Json"] = ["JsonFormatter", "SerializationConstructor"],
        ["Jil"] = ["JilDirective", "JilPrimitiveWrapper"],
        ["MsgPack.Serialization"] =
        [
            "MessagePackDeserializationConstructor", "MessagePackIgnore", "MessagePackKnownType", "MessagePackMember",
            "MessagePackRuntimeType",
        ],
        ["Dahomey.Cbor.Attributes"] =
        [
            "CborCddlSchema", "CborConstructor", "CborConverter", "CborDefaultValue", "CborDiscriminator", "CborIgnore",
            "CborIgnoreIfDefault", "CborIntDiscriminator", "CborLengthMode", "CborNamingConvention", "CborObjectFormat", "CborProperty",
            "CborRequired", "CborSerializable", "CborSourceGenerationOptions",
        ],
        ["Microsoft.EntityFrameworkCore"] =
        [
            "BackingField", "Comment", "DeleteBehavior", "EntityTypeConfiguration", "Index", "Keyless", "Owned", "Precision", "PrimaryKey",
            "Unicode",
        ],
    };

    public static IEnumerable<string> Roots => s_byNamespace.Keys.Select(space => space.Split('.')[0]).Distinct();

    // Whether a namespace has an attribute; null if the library is not in the list. The name is without Attribute.
    public static bool? Has(string space, string name) =>
        s_byNamespace.TryGetValue(space, out var names) ? names.Contains(name) : null;
}
