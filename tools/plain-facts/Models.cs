using System.Runtime.Serialization;
using System.Text.Json.Serialization;
using MemoryPack;
using MessagePack;
using Orleans;
using PolyType;
using ProtoBuf;

[assembly: ContractNamespace("urn:plain", ClrNamespace = "Before")]
[assembly: ContractNamespace("urn:plain", ClrNamespace = "After")]

// The same types for all libraries, each with the attributes that its documentation asks for.
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class PrivateSetters
{
    [Key(0), ProtoMember(1), Id(0)] public int Id { get; private set; }
    public static PrivateSetters Of(int id) => new() { Id = id };
}
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class PublicFields { [Key(0), ProtoMember(1), Id(0)] public int Id; }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Stacks { [Key(0), ProtoMember(1), Id(0)] public Stack<int> Value { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Times { [Key(0), ProtoMember(1), Id(0)] public DateTime Local { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class InitialCollections { [Key(0), ProtoMember(1), Id(0)] public List<string> Paths { get; set; } = ["first"]; }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class InitialValues { [Key(0), ProtoMember(1), Id(0)] public int Retries { get; set; } = 5; }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class NullOrEmpty { [Key(0), ProtoMember(1), Id(0)] public List<int> List { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Text { [Key(0), ProtoMember(1), Id(0)] public string Value { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class ThreeLevels { [Key(0), ProtoMember(1), Id(0)] public Animal Animal { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Animal { [Key(0), ProtoMember(1), Id(0)] public string Name { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Puppy : Animal { [Key(1), ProtoMember(2), Id(1)] public int Age { get; set; } }
[MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
public partial class Keys { [Key(0), ProtoMember(1), Id(0)] public Dictionary<long, int> Value { get; set; } }

namespace Before
{
    [MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
    public partial class Order
    {
        [Key(0), ProtoMember(1), Id(0)] public int Id { get; set; }
        [Key(1), ProtoMember(2), Id(1)] public string Name { get; set; }
    }

    [MemoryPackable(GenerateType.VersionTolerant)]
    public partial class Tolerant
    {
        [MemoryPackOrder(0)] public int Id { get; set; }
        [MemoryPackOrder(1)] public Point[] Points { get; set; }
    }

    [MemoryPackable]
    public partial struct Point
    {
        public int X;
    }
}

namespace After
{
    [MessagePackObject, MemoryPackable, ProtoContract, GenerateSerializer]
    public partial class Order
    {
        [Key(0), ProtoMember(1), Id(0)] public int Id { get; set; }
        [Key(1), ProtoMember(2), Id(1)] public string Name { get; set; }
        [Key(2), ProtoMember(3), Id(2)] public int Age { get; set; } = 99;
    }

    [MemoryPackable]
    public partial class Inserted
    {
        public int Id { get; set; }
        public string Note { get; set; }
        public string Name { get; set; }
    }

    public class InitOnly
    {
        public int Id { get; set; }
        public int Retries { get; init; } = 42;
    }

    [MemoryPackable(GenerateType.VersionTolerant)]
    public partial class Tolerant
    {
        [MemoryPackOrder(0)] public int Id { get; set; }
        [MemoryPackOrder(1)] public Point[] Points { get; set; }
        [MemoryPackOrder(2)] public string Note { get; set; }
    }

    [MemoryPackable]
    public partial struct Point
    {
        public int X;
        public int Y;
    }
}

[JsonSerializable(typeof(PrivateSetters)), JsonSerializable(typeof(PublicFields)), JsonSerializable(typeof(Stacks)), JsonSerializable(
    typeof(Times)),
 JsonSerializable(typeof(InitialCollections)), JsonSerializable(typeof(InitialValues)), JsonSerializable(typeof(NullOrEmpty)),
     JsonSerializable(typeof(Text)),
 JsonSerializable(typeof(ThreeLevels)), JsonSerializable(typeof(Keys)), JsonSerializable(
     typeof(Before.Order), TypeInfoPropertyName = "OldOrder"), JsonSerializable(typeof(After.Order), TypeInfoPropertyName = "NewOrder"),
 JsonSerializable(typeof(After.InitOnly))]
public partial class Generated : JsonSerializerContext;

[GenerateShapeFor<PrivateSetters>, GenerateShapeFor<PublicFields>, GenerateShapeFor<Stacks>, GenerateShapeFor<Times>,
    GenerateShapeFor<InitialCollections>,
 GenerateShapeFor<InitialValues>, GenerateShapeFor<NullOrEmpty>, GenerateShapeFor<Text>, GenerateShapeFor<ThreeLevels>,
     GenerateShapeFor<Keys>,
 GenerateShapeFor<Before.Order>, GenerateShapeFor<After.Order>]
public partial class Witness;
