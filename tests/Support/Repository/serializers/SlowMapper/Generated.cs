// What the compiler of a schema would have generated, written by hand: the names are those that the mapper of the flavour uses.
#pragma warning disable CA1707, SA1402
namespace Google.FlatBuffers
{
    public sealed class FlatBufferBuilder;

    public sealed class ByteBuffer;
}

namespace Roundup.Schemas.Notes
{
    using Google.FlatBuffers;

    public sealed class NoteFields
    {
        public int Number;
        public string? Text;
        public string? Remark;
    }

    public sealed class NoteT
    {
        /// <summary>Far above what a call of the codec takes, however busy the machine is.</summary>
        public const int DelayMs = 5;

        public NoteFields Fields = new();

        public int Number
        {
            get => Slow(Fields.Number);
            set => Fields.Number = Slow(value);
        }

        public string? Text
        {
            get => Fields.Text;
            set => Fields.Text = value;
        }

        public string? Remark
        {
            get => Fields.Remark;
            set => Fields.Remark = value;
        }

        private static int Slow(int value)
        {
            Thread.Sleep(DelayMs);
            return value;
        }
    }

    public sealed class NoteListT
    {
        public List<NoteT>? Items { get; set; }
    }

    public sealed class Note : Unused<NoteT>
    {
        public static Note GetRootAsNote(ByteBuffer buffer) => throw new NotSupportedException();
    }

    public sealed class NoteList : Unused<NoteListT>
    {
        public static NoteList GetRootAsNoteList(ByteBuffer buffer) => throw new NotSupportedException();
    }
}

namespace Roundup.Schemas.Same
{
    using Google.FlatBuffers;

    public sealed class ConstantT
    {
        public int Number { get; set; }
    }

    public sealed class ConstantListT
    {
        public List<ConstantT>? Items { get; set; }
    }

    public sealed class Constant : Unused<ConstantT>
    {
        public static Constant GetRootAsConstant(ByteBuffer buffer) => throw new NotSupportedException();
    }

    public sealed class ConstantList : Unused<ConstantListT>
    {
        public static ConstantList GetRootAsConstantList(ByteBuffer buffer) => throw new NotSupportedException();
    }
}

namespace Roundup.Schemas
{
    using Google.FlatBuffers;

    /// <summary>The library's own calls, which this codec goes without.</summary>
    public abstract class Unused<T>
    {
        public static (int Value, T? Type) Pack(FlatBufferBuilder builder, T value) => throw new NotSupportedException();

        public T UnPack() => throw new NotSupportedException();
    }
}
